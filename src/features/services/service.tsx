import { Link, useParams } from 'react-router-dom';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { breadcrumbs, service as serviceData } from '../../layout/structured-data.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { ArrowSign, CheckSign } from '../../ui/signs.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { servicePicture, servicePictureSize } from '../offers/service-pictures.ts';
import { builtInServices, type Service, useServices } from '../offers/services-query.ts';
import { Pricing } from './pricing.tsx';
import styles from './service.module.css';

/** The next three services of the same kind, in a circle, so that every service is linked. */
function relatedServices({ slug, premium }: Service, services: readonly Service[]): readonly Service[] {
  const kind = services.filter((service) => service.premium === premium);
  const index = kind.findIndex((service) => service.slug === slug);
  return [...kind.slice(index + 1), ...kind.slice(0, index)].slice(0, 3);
}

/** Where to find the hospitals for a service that is about finding one. */
const hospitalsPaths: Partial<Record<string, string>> = {
  'hospital-network': '/hospitals',
  'emergency-assistance': '/hospitals?service=emergency-assistance',
};

/** A service that was added after the build is found once the services are fetched. */
function ServicePage() {
  const { service: slug } = useParams();
  const { services, isFetched } = useServices(useMessages('serviceHighlights'));
  const messages = useMessages('services');
  const service = services.find((service) => service.slug === slug);
  if (service) return <ServiceDetails service={service} services={services} />;
  if (isFetched) return <NotFound />;
  return (
    <Section>
      <PageHeading>{messages.title}</PageHeading>
      <Skeleton lines={5} />
    </Section>
  );
}

function ServiceDetails({ service, services }: { service: Service; services: readonly Service[] }) {
  const { slug, title, description, highlights, premium } = service;
  const messages = useMessages('service');
  const hospitals = hospitalsPaths[slug];
  return (
    <article className={classNames(premium && styles.premium)}>
      <header className={styles.head}>
        <div className={styles.opening}>
          <div className={styles.words}>
            <Link to="/services" className={styles.back}>
              <ArrowSign className={styles.arrow} />
              {messages.back}
            </Link>
            <PageHeading lead={description}>{title}</PageHeading>
            {premium && <Badge kind="premium">{messages.premium}</Badge>}
          </div>
          <img key={slug} src={servicePicture(slug)} alt="" className={styles.picture} {...servicePictureSize} />
        </div>
      </header>
      <div className={styles.body}>
        <section aria-labelledby="highlights">
          <h2 id="highlights">{messages.highlights}</h2>
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                <CheckSign className={styles.check} />
                {highlight}
              </li>
            ))}
          </ul>
          <p className={styles.limits}>
            {messages.limits} <Link to="/policies">{messages.readPolicy}</Link>
          </p>
          {hospitals && (
            <p className={styles.limits}>
              <Link to={hospitals}>{messages.hospitals}</Link>
            </p>
          )}
        </section>
        <Pricing service={service} />
      </div>
      <Section heading={messages.more} className={styles.more}>
        <ul className={styles.others}>
          {relatedServices(service, services).map((other) => (
            <li key={other.slug}>
              <Link to={`/services/${other.slug}`} className={styles.other}>
                <img
                  src={servicePicture(other.slug)}
                  alt=""
                  loading="lazy"
                  className={styles.thumb}
                  {...servicePictureSize}
                />
                {other.title}
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
    const services = messagesOf(language, 'services');
    const service = builtInServices(language).find(({ slug }) => slug === params.service);
    if (!service) return { title: services.title, description: services.description, hidden: true };
    const { slug, title, description, yearlyPrice } = service;
    const path = `/services/${slug}`;
    return {
      title,
      description,
      data: import.meta.env.SSR && [
        serviceData(language, { name: title, description, path, yearlyPrice }),
        breadcrumbs(language, [
          { name: services.title, path: '/services' },
          { name: title, path },
        ]),
      ],
    };
  },
  Page: ServicePage,
};
export default page;
