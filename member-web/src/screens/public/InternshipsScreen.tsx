import dusk from '@campus-commons/web-kit/art/hill-6.svg';
import laptop from '@campus-commons/web-kit/art/laptop.svg';
import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Typography from '@mui/material/Typography';
import { ArrowUpRight } from 'lucide-react';
import offerLetter from '../../content/art/offer-letter.svg';
import * as content from '../../content/internships';
import { commonTexts } from '../../texts/common';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { ArchPicture } from './ArchPicture';
import { Claims } from './Claims';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection, TwoColumns } from './PublicSection';
import { SignList } from './SignList';

/** The public page about preparing for an internship and recognising a fraudulent offer. */
export function InternshipsScreen() {
  return (
    <>
      <PageHero
        name={frameTexts.internships}
        {...content.hero}
        aside={<ArchPicture src={offerLetter} ratio={1.1} eager />}
      />
      <PublicSection title={content.evidence.title} text={content.evidence.text}>
        <Claims labels={content.evidence.labels} rows={content.evidence.rows} />
      </PublicSection>
      <PublicSection
        title={content.month.title}
        text={content.month.text}
        wide="text"
        aside={<ArchPicture src={laptop} maxWidth={420} />}
      >
        <PointList items={content.month.items} hue="marigold" />
      </PublicSection>
      <PublicSection ground="sunken" title={content.offers.title} text={content.offers.text}>
        <TwoColumns>
          <SignList {...content.offers.good} verdict="for" />
          <SignList {...content.offers.bad} verdict="against" />
        </TwoColumns>
        <Typography sx={{ maxWidth: 720, fontWeight: 600 }}>{content.offers.help}</Typography>
      </PublicSection>
      <PublicSection title={content.questions.title} text={content.questions.text} aside={<Questions />} />
      <PublicSection
        title={content.direction.title}
        text={content.direction.text}
        wide="text"
        aside={<ArchPicture src={dusk} ratio={0.9} maxWidth={360} focus="45% 50%" />}
      >
        <Button
          variant="outlined"
          href={runtimeConfig().careerUrl}
          target="_blank"
          rel="noopener"
          endIcon={<ArrowUpRight size={18} aria-hidden />}
        >
          {frameTexts.findYourCareer}
          <VisuallyHidden>{commonTexts.opensInNewTab}</VisuallyHidden>
        </Button>
      </PublicSection>
      <NextStep
        {...content.next}
        memberStep={{ label: content.openTool, link: { to: `${paths.dashboard}${paths.internships}` } }}
      />
    </>
  );
}

function Questions() {
  return (
    <PlainList>
      {content.questions.items.map((question) => (
        <Typography
          key={question}
          variant="h3"
          component="li"
          sx={{
            py: 4,
            borderTop: 1,
            borderColor: 'campus.hairlineStrong',
            '&:first-of-type': { borderTop: 0, pt: { md: 1 } },
          }}
        >
          {question}
        </Typography>
      ))}
    </PlainList>
  );
}
