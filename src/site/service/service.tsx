import { catalogue } from '../../contract/catalogue.ts';
import { Link } from '../../router/links.tsx';
import { useParams } from '../../router/params.ts';
import { useWords, wordsOf } from '../../text/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ArrowSign, CheckSign } from '../../ui/signs.tsx';
import { PictureBelow } from '../picture-below.tsx';
import { PictureInPage } from '../picture-in-page.tsx';
import { servicePicture, servicePictureName, servicePictureSize } from '../service-pictures.ts';
import { breadcrumbs, service as serviceData } from '../structured-data.ts';
import { Pricing } from './pricing.tsx';
import styles from './service.module.css';

type Service = (typeof catalogue)[number];

function serviceAt(slug: string | undefined): Service {
  const service = catalogue.find((known) => known.slug === slug);
  if (!service) throw new Error(`There is no service named ${slug}.`);
  return service;
}

/** The next three of its kind, so that every service is reached from another. */
function others({ slug, premium }: Service): readonly Service[] {
  const kind = catalogue.filter((service) => service.premium === premium);
  const at = kind.findIndex((service) => service.slug === slug);
  return [...kind.slice(at + 1), ...kind.slice(0, at)].slice(0, 3);
}

function ServicePage() {
  const service = serviceAt(useParams().service);
  const { slug, premium } = service;
  const words = useWords('service');
  const said = useWords('serviceWords');
  const highlights = useWords('serviceHighlights');
  return (
    <article className={classNames(styles.page, premium && styles.premium)}>
      <header className={styles.head}>
        <div className={styles.opening}>
          <div className={styles.words}>
            <Link to="/services" className={styles.back}>
              <ArrowSign className={styles.arrow} />
              {words.back}
            </Link>
            <PageHeading lead={said[slug].description}>{said[slug].title}</PageHeading>
            {premium && <Badge kind="premium">{words.premium}</Badge>}
          </div>
          <PictureInPage
            key={slug}
            name={servicePictureName(slug)}
            src={servicePicture(slug)}
            alt=""
            className={styles.picture}
            {...servicePictureSize}
          />
        </div>
      </header>
      <div className={styles.body}>
        <section aria-labelledby="highlights">
          <h2 id="highlights">{words.highlights}</h2>
          <ul className={styles.highlights}>
            {highlights[slug].map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                <CheckSign className={styles.check} />
                {highlight}
              </li>
            ))}
          </ul>
          <p className={styles.limits}>
            {words.limits} <Link to="/policies">{words.readPolicy}</Link>
          </p>
        </section>
        <Pricing service={service} />
      </div>
      <Section still heading={words.more} className={styles.more}>
        <ul className={styles.others}>
          {others(service).map((other) => (
            <li key={other.slug}>
              <Link to={`/services/${other.slug}`} className={styles.other}>
                <PictureBelow
                  src={servicePicture(other.slug)}
                  alt=""
                  {...servicePictureSize}
                  className={styles.thumb}
                />
                {said[other.slug].title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  );
}

const page: Page = {
  head: ({ language, params }) => {
    const { slug, yearlyPrice } = serviceAt(params.service);
    const { title, description } = wordsOf(language, 'serviceWords')[slug];
    const path = `/services/${slug}`;
    return {
      title,
      description,
      data: import.meta.env.SSR && [
        serviceData(language, { name: title, description, path, yearlyPrice }),
        breadcrumbs(language, [
          { name: wordsOf(language, 'services').title, path: '/services' },
          { name: title, path },
        ]),
      ],
    };
  },
  Page: ServicePage,
};
export default page;
