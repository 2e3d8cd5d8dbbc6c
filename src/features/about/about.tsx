import { brand } from '../../contract/brand.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs, organization } from '../../layout/structured-data.ts';
import underTheTree from '../../pictures/about.svg';
import doctor from '../../pictures/team-1.svg';
import man from '../../pictures/team-2.svg';
import woman from '../../pictures/team-3.svg';
import elder from '../../pictures/team-4.svg';
import { ButtonAnchor } from '../../ui/button.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './about.module.css';

const portraits = [doctor, man, woman, elder];

function About() {
  const messages = useMessages('about');
  const contact = useMessages('layout').footer;
  const [lead, ...more] = messages.welcome.paragraphs;
  return (
    <>
      <div className={styles.welcome}>
        <div className={styles.words}>
          <PageHeading lead={lead}>{messages.welcome.heading}</PageHeading>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <img src={underTheTree} alt="" width={640} height={360} className={styles.picture} />
      </div>
      <Section heading={messages.reasons.heading}>
        <ul className={styles.reasons}>
          {messages.reasons.items.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className={styles.purpose}>
        <div className={styles.inside}>
          {[messages.mission, messages.vision].map(({ heading, text }) => (
            <section key={heading}>
              <h2 className={styles.small}>{heading}</h2>
              <p className={styles.statement}>{text}</p>
            </section>
          ))}
        </div>
      </div>
      <Section heading={messages.team.heading} lead={messages.team.intro}>
        <div className={styles.team}>
          <div className={styles.portraits}>
            {portraits.map((portrait) => (
              <img
                loading="lazy"
                key={portrait}
                src={portrait}
                alt=""
                width={240}
                height={240}
                className={styles.portrait}
              />
            ))}
          </div>
          <ul className={styles.teams}>
            {messages.team.teams.map(({ name, text }) => (
              <li key={name} className={styles.line}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section heading={messages.contact.heading} lead={messages.contact.text} ground="sand">
        <div className={styles.actions}>
          <ButtonAnchor href={`mailto:${brand.contactEmail}`}>{contact.write(brand.contactEmail)}</ButtonAnchor>
          <ButtonAnchor kind="quiet" href={`tel:${brand.phone}`}>
            {contact.call(brand.shownPhone)}
          </ButtonAnchor>
        </div>
      </Section>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'about');
    return {
      title,
      description,
      data: import.meta.env.SSR && [
        organization(language, description),
        breadcrumbs(language, [{ name: title, path: '/about' }]),
      ],
    };
  },
  Page: About,
};
export default page;
