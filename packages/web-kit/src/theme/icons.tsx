import { createSvgIcon } from '@mui/material/utils';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const InfoGlyph = createSvgIcon(
  <g {...stroke}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11.5v4.5M12 8h.01" />
  </g>,
  'InfoGlyph',
);

export const WarningGlyph = createSvgIcon(
  <g {...stroke}>
    <path d="M12 4 21 19.5H3Z" />
    <path d="M12 10v4.5M12 17h.01" />
  </g>,
  'WarningGlyph',
);

export const ErrorGlyph = createSvgIcon(
  <g {...stroke}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5M12 16h.01" />
  </g>,
  'ErrorGlyph',
);

export const SuccessGlyph = createSvgIcon(
  <g {...stroke}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.2 2.7 2.7L16 9.4" />
  </g>,
  'SuccessGlyph',
);

export const CheckboxEmptyGlyph = createSvgIcon(
  <rect x="2.75" y="2.75" width="18.5" height="18.5" rx="6" {...stroke} strokeWidth={1.5} />,
  'CheckboxEmptyGlyph',
);

export const CheckboxCheckedGlyph = createSvgIcon(
  <path
    fillRule="evenodd"
    fill="currentColor"
    d="M8.5 2h7A6.5 6.5 0 0 1 22 8.5v7a6.5 6.5 0 0 1-6.5 6.5h-7A6.5 6.5 0 0 1 2 15.5v-7A6.5 6.5 0 0 1 8.5 2Zm8.3 6.7a1 1 0 0 0-1.5-1.3l-4.8 5.5-2-2a1 1 0 0 0-1.4 1.4l2.8 2.8a1 1 0 0 0 1.4-.1Z"
  />,
  'CheckboxCheckedGlyph',
);

export const CheckboxPartGlyph = createSvgIcon(
  <path
    fillRule="evenodd"
    fill="currentColor"
    d="M8.5 2h7A6.5 6.5 0 0 1 22 8.5v7a6.5 6.5 0 0 1-6.5 6.5h-7A6.5 6.5 0 0 1 2 15.5v-7A6.5 6.5 0 0 1 8.5 2ZM8 11a1 1 0 1 0 0 2h8a1 1 0 1 0 0-2Z"
  />,
  'CheckboxPartGlyph',
);

export const ChevronDownGlyph = createSvgIcon(<path d="m6 9 6 6 6-6" {...stroke} />, 'ChevronDownGlyph');
