import type { Messages } from '../../i18n/catalogues.ts';
import selamawit from '../../pictures/avatar-1.svg';
import abdi from '../../pictures/avatar-2.svg';
import tigist from '../../pictures/avatar-3.svg';
import chronic from '../../pictures/case-chronic-disease.svg';
import emergency from '../../pictures/case-emergency-surgery.svg';
import { Section } from '../../ui/section.tsx';
import styles from './customers.module.css';

type Home = Messages['home'];
interface CustomersProps {
  testimonials: Home['testimonials'];
  caseStudies: Home['caseStudies'];
}

const portraits = [selamawit, abdi, tigist];

export function Customers({ testimonials, caseStudies }: CustomersProps) {
  const cases = [
    { ...caseStudies.emergency, picture: emergency },
    { ...caseStudies.chronic, picture: chronic },
  ];
  return (
    <>
      <Section heading={testimonials.heading}>
        <ul className={styles.quotes}>
          {testimonials.quotes.map(({ name, location, feedback }, index) => (
            <li key={name}>
              <figure className={styles.quote}>
                <figcaption className={styles.who}>
                  <img
                    loading="lazy"
                    src={portraits[index]}
                    alt={testimonials.portrait(name)}
                    width={240}
                    height={240}
                    className={styles.portrait}
                  />
                  <span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.location}>{location}</span>
                  </span>
                </figcaption>
                <blockquote className={styles.feedback}>
                  <p>{feedback}</p>
                </blockquote>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={caseStudies.heading}>
        <ul className={styles.cases}>
          {cases.map(({ title, description, picture }) => (
            <li key={title} className={styles.case}>
              <img loading="lazy" src={picture} alt="" width={480} height={320} className={styles.picture} />
              <div className={styles.message}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
