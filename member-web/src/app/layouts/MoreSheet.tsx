import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { sheetMenu } from '../../components/sheetMenu';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';
import { memberExploreLinks } from '../memberNavigation';
import { careerLink, memberLinks, type Destination } from '../navigation';
import { navigationIcons } from '../navigationIcons';

const IconArch = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 42,
  paddingTop: 4,
  borderRadius: archRadius(42 / 36, 8),
  backgroundColor: theme.vars.palette.campus.teal.tint,
  color: theme.vars.palette.campus.teal.text,
}));

interface MoreSheetProps {
  /** The button that opened the sheet and gets the focus back; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The whole navigation of a member on phones, in the specified order. The bottom bar has shortcuts to some of it. */
export function MoreSheet({ anchor, onClose }: MoreSheetProps) {
  const career = careerLink();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} {...sheetMenu(frameTexts.more, 2)}>
      {[...memberLinks, ...memberExploreLinks].map(({ name, to, label }) => (
        <MenuItem key={to} component={Link} to={to}>
          <DestinationIcon name={name} />
          {label}
        </MenuItem>
      ))}
      <MenuItem component="a" href={career.href} target="_blank" rel="noopener" onClick={onClose}>
        <DestinationIcon name={career.name} />
        <span>
          {career.label}
          <VisuallyHidden>{commonTexts.opensInNewTab}</VisuallyHidden>
        </span>
      </MenuItem>
    </Menu>
  );
}

function DestinationIcon({ name }: { name: Destination }) {
  const Icon = navigationIcons[name];
  return (
    <IconArch>
      <Icon size={20} aria-hidden />
    </IconArch>
  );
}
