import courtyard from '@campus-commons/web-kit/art/courtyard.svg';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EyeOff, Moon, Signal, Users } from 'lucide-react';
import { Mail } from '../../components/TextLinks';
import * as content from '../../content/about';
import courtyardAtNight from '../../content/art/courtyard-night.svg';
import { frameTexts } from '../../texts/frame';
import { Faces } from './Faces';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection, TwoColumns } from './PublicSection';
import { SignList } from './SignList';

/** The courtyard in one wide arch; at night in the dark colour scheme. */
const Courtyard = styled('div')(({ theme }) => ({
  aspectRatio: '1200 / 420',
  minHeight: 220,
  width: '100%',
  borderRadius: '600px 600px 16px 16px / 300px 300px 16px 16px',
  background: `url("${courtyard}") 50% 100% / cover no-repeat ${theme.vars.palette.campus.marigold.tint}`,
  ...theme.applyStyles('dark', { backgroundImage: `url("${courtyardAtNight}")` }),
}));

const wordHues = {
  learn: 'teal',
  engage: 'hibiscus',
  contribute: 'leaf',
  earn: 'marigold',
} as const;

/** The public page about the product and who runs it. */
export function AboutScreen() {
  const { brandName, contactEmail } = runtimeConfig();
  return (
    <>
      <PageHero name={frameTexts.about} title={content.hero.title} lead={content.hero.lead(brandName)}>
        <Courtyard />
      </PageHero>
      <PublicSection title={content.mission.title} wide="text" aside={<Faces />}>
        {content.mission.paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="sectionText" sx={{ mt: 4, maxWidth: 620 }}>
            {paragraph}
          </Typography>
        ))}
      </PublicSection>
      <PublicSection ground="sunken" title={content.words.title} text={content.words.text}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 6,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          }}
        >
          {content.words.items.map(({ key, title, text }) => (
            <Box key={key} sx={{ borderTop: 4, borderColor: `campus.${wordHues[key]}.main`, pt: 4 }}>
              <Typography variant="h2" component="dt">
                {title}
              </Typography>
              <Typography component="dd" sx={{ m: 0, mt: 2, color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </PublicSection>
      <PublicSection title={content.scope.title} text={content.scope.text}>
        <TwoColumns>
          <SignList {...content.scope.is} verdict="for" />
          <SignList {...content.scope.isNot} verdict="against" />
        </TwoColumns>
      </PublicSection>
      <PublicSection title={content.principles.title} text={content.principles.text}>
        <PointList
          items={content.principles.items}
          hue="brick"
          icons={[Signal, Moon, EyeOff, Users]}
          columns={2}
        />
      </PublicSection>
      <PublicSection title={content.contact.title} text={content.contact.text}>
        {/* Smaller on phones, so that a mail address of usual length fits on one line. */}
        <Typography variant="h2" component="p" sx={{ fontSize: { xs: 18, md: 22 } }}>
          <Mail to={contactEmail} />
        </Typography>
      </PublicSection>
      <NextStep {...content.next} memberStep="feed" />
    </>
  );
}
