import '../../pictures/pictures.css';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleSlug, articleSlugs } from '../../i18n/article.ts';
import { shownDay } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { articlePictureSize, articlePictures } from '../../layout/article-pictures.ts';
import { blogPosting, breadcrumbs } from '../../layout/structured-data.ts';
import { Blocks } from '../../layout/text-blocks.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './article.module.css';

type ArticlePart = 'telemedicineFuture' | 'claimsGuideArticle' | 'healthInsuranceTips';

const pathOf = (slug: ArticleSlug) => `/blog/${slug}`;

type ArticleProps = { slug: ArticleSlug; part: ArticlePart; Picture: ComponentType<SVGProps<SVGSVGElement>> };

export function headOfArticle({ slug, part }: Pick<ArticleProps, 'slug' | 'part'>): Page['head'] {
  return ({ language }) => {
    const { title, description, date } = messagesOf(language, part);
    const path = pathOf(slug);
    return {
      title,
      description,
      type: 'article',
      data: import.meta.env.SSR && [
        blogPosting(language, { title, description, date, path }),
        breadcrumbs(language, [
          { name: messagesOf(language, 'articles').section, path: '/' },
          { name: title, path },
        ]),
      ],
    };
  };
}

export function Article({ slug, part, Picture }: ArticleProps) {
  const { title, date, minutes, picture, blocks, sources } = useMessages(part);
  const messages = useMessages('articles');
  const language = useLanguage();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        <p className={styles.meta}>
          <time dateTime={date}>{messages.published(shownDay(language, date))}</time>
          <span>{messages.minutes(minutes)}</span>
        </p>
      </header>
      <Picture role="img" aria-label={picture} className={styles.picture} preserveAspectRatio="xMidYMid slice" />
      <div className={styles.body}>
        <Blocks blocks={blocks} labels={messages} />
        <p className={styles.medical}>{messages.medical}</p>
        {sources && (
          <section className={styles.sources} aria-labelledby="sources">
            <h2 id="sources" className={styles.small}>
              {messages.sources}
            </h2>
            <ul>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </section>
        )}
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others" className={styles.small}>
            {messages.others}
          </h2>
          <ul>
            {articleSlugs
              .filter((other) => other !== slug)
              .map((other) => (
                <li key={other}>
                  <Link to={pathOf(other)} className={styles.other}>
                    <img
                      loading="lazy"
                      src={articlePictures[other]}
                      alt=""
                      {...articlePictureSize}
                      className={styles.thumb}
                    />
                    {messages.list[other].title}
                  </Link>
                </li>
              ))}
          </ul>
          <Link to="/" className={styles.back}>
            {messages.back}
          </Link>
        </nav>
      </div>
    </article>
  );
}
