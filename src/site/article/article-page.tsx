import '../../pictures/pictures.css';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleSlug, articleSlugs } from '../../text/article.ts';
import { shownDay } from '../../text/dates.ts';
import { wordsOf } from '../../text/load.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { articlePictureSize, articlePictures } from '../article-pictures.ts';
import { Blocks } from '../blocks.tsx';
import { blogPosting, breadcrumbs } from '../structured-data.ts';
import styles from './article.module.css';

type ArticlePart = 'telemedicineFuture' | 'claimsGuideArticle' | 'healthInsuranceTips';

const pathOf = (slug: ArticleSlug) => `/blog/${slug}`;

type Which = { slug: ArticleSlug; part: ArticlePart; Picture: ComponentType<SVGProps<SVGSVGElement>> };

export function headOfArticle({ slug, part }: Pick<Which, 'slug' | 'part'>): Page['head'] {
  return ({ language }) => {
    const { title, description, date } = wordsOf(language, part);
    const path = pathOf(slug);
    return {
      title,
      description,
      type: 'article',
      data: import.meta.env.SSR && [
        blogPosting(language, { title, description, date, path }),
        breadcrumbs(language, [
          { name: wordsOf(language, 'articles').section, path: '/' },
          { name: title, path },
        ]),
      ],
    };
  };
}

export function Article({ slug, part, Picture }: Which) {
  const { title, date, minutes, picture, blocks, sources } = useWords(part);
  const words = useWords('articles');
  const language = useLanguage();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        <p className={styles.meta}>
          <time dateTime={date}>{words.published(shownDay(language, date))}</time>
          <span>{words.minutes(minutes)}</span>
        </p>
      </header>
      <Picture role="img" aria-label={picture} className={styles.picture} preserveAspectRatio="xMidYMid slice" />
      <div className={styles.body}>
        <Blocks blocks={blocks} labels={words} />
        <p className={styles.medical}>{words.medical}</p>
        {sources && (
          <section className={styles.sources} aria-labelledby="sources">
            <h2 id="sources" className={styles.small}>
              {words.sources}
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
            {words.others}
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
                    {words.list[other].title}
                  </Link>
                </li>
              ))}
          </ul>
          <Link to="/" className={styles.back}>
            {words.back}
          </Link>
        </nav>
      </div>
    </article>
  );
}
