import { AccountSettings, Mail, PageLink } from '../components/TextLinks';
import { paths, transparencyPath } from '../lib/address/paths';
import type { LegalParty, LegalText } from './legal';

/** The terms that everyone accepts on joining. */
export const termsText = ({ brandName, contactEmail }: LegalParty): LegalText => ({
  title: 'Terms',
  summary: `Be at least 16, be yourself, be decent to each other, and post only what is yours to post. What you write stays yours. These are the rules of ${brandName} in full.`,
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      body: (
        <>
          <p>
            {brandName} is a community and learning platform: a feed of posts with comments and likes, pages
            that members run and follow, and profiles. It is made for students, and for the educators,
            institutions, startups and companies who work with them.
          </p>
          <p>
            By joining or using {brandName} you accept these terms, the{' '}
            <PageLink to={paths.privacy}>Privacy Policy</PageLink> and the{' '}
            <PageLink to={paths.refund}>Refund Policy</PageLink>. If you do not accept them, please do not use
            it.
          </p>
        </>
      ),
    },
    {
      id: 'eligibility',
      title: 'Who may join',
      body: (
        <p>
          You must be at least 16 years old. If you are under 18, you may join only with the consent of a
          parent or guardian, and by joining you confirm that you have it.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>
            Give your real name, an email address and a phone number that are yours, and keep them right. One
            person has one account, and does not lend it.
          </p>
          <p>
            Keep your password to yourself. What is done while signed in as you counts as done by you, so if
            you think that somebody else has used your account, write to us at once.
          </p>
        </>
      ),
    },
    {
      id: 'posting',
      title: 'What you post',
      body: (
        <>
          <p>
            Posts, comments and pictures stay yours. You allow us to store them, to bring pictures into the
            sizes that screens need, and to show them to the members of {brandName}, for as long as they are
            here. You can edit or delete your own posts and comments at any time; a deleted post takes its
            comments, likes and pictures with it.
          </p>
          <p>
            You answer for what you post. Post only what you wrote or made, or may share, and name the people
            whose work you use. Ask before you post a picture of somebody else.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: (
        <>
          <ul>
            <li>Harassing, threatening, humiliating or ragging anyone, on campus or off it.</li>
            <li>
              Hatred for reasons of religion, caste, gender, language, region, disability or orientation.
            </li>
            <li>Sexual content, any content that harms minors, and anything else that breaks the law.</li>
            <li>Pretending to be another person, a college or a company.</li>
            <li>Other people’s phone numbers, addresses, documents or private messages.</li>
            <li>
              Fraud: false offers of work, fees for internships or jobs, chain schemes, begging for codes or
              passwords.
            </li>
            <li>Answers to an examination that is going on, and work sold to be handed in as one’s own.</li>
            <li>Advertising floods, automated posting, and collecting members’ data.</li>
            <li>Attacking or overloading the service, or looking for ways around its limits.</li>
          </ul>
          <p>
            If any of this happens to you, or to somebody you know, you are not alone:{' '}
            <PageLink to={paths.helpNow}>here is who listens.</PageLink>
          </p>
        </>
      ),
    },
    {
      id: 'pages',
      title: 'Pages',
      body: (
        <p>
          Whoever creates a page runs it, and posts on it together with those who follow it. A page must not
          claim to speak for a college, department, club or company without being allowed to. Deleting a page
          deletes the posts on it, and cannot be undone.
        </p>
      ),
    },
    {
      id: 'measures',
      title: 'What we may do',
      body: (
        <p>
          We may remove content that breaks these terms, and suspend or close the account of somebody who
          breaks them. We tell you what and why. If you think that we were wrong, ask for a second look in
          your <AccountSettings /> within 30 days, or write to us: somebody else looks at it again.
        </p>
      ),
    },
    {
      id: 'elsewhere',
      title: 'Links to elsewhere',
      body: (
        <p>
          The career link and links in posts lead to sites of others. Their content, terms and privacy rules
          are theirs, and we do not answer for them. What members write about internships, courses or
          purchases is their own word, not our recommendation.
        </p>
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      body: (
        <p>
          Joining is free, and nothing is sold here today. For any purchase from us the{' '}
          <PageLink to={paths.refund}>Refund Policy</PageLink> holds: purchases are final, except in the cases
          named there.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'As it is',
      body: (
        <p>
          We run {brandName} with care, but offer it as it is: it may be interrupted, changed or ended, and we
          cannot promise that what members write is right. As far as the law allows, we are not liable for
          indirect loss, or for loss caused by what other members do. Nothing here limits a liability that the
          law does not let us limit. Keep a copy of what matters to you.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Leaving',
      body: (
        <p>
          You may stop at any time, by deleting your account in your <AccountSettings />. Everything in it is
          hidden at once; for 14 days you can take that back by signing in, after that it is gone for good.
          Should you be unable to sign in, write to <Mail to={contactEmail} /> from the email address of the
          account.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          When these terms change, the new text appears here with a new date. We keep which version you
          accepted and when. If you do not agree with a change, you may leave before it takes effect.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: (
        <p>
          These terms are governed by the laws of India. Disputes that we cannot settle by talking are decided
          by the courts in Lucknow.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Write to us',
      body: (
        <p>
          Questions, complaints and reports go to <Mail to={contactEmail} />. You may also send a{' '}
          <PageLink to={paths.grievance}>grievance</PageLink>, without an account and while yours is
          suspended; that page says who answers, and within how many days.{' '}
          <PageLink to={transparencyPath}>What was reported and decided</PageLink> is counted every month.
        </p>
      ),
    },
  ],
});
