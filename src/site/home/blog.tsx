import { Link } from 'react-router-dom';
import { articleSlugs } from '../../text/article.ts';
import type { Words } from '../../text/catalogues.ts';
import { shownDay } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Section } from '../../ui/section.tsx';
import { ArrowSign } from '../../ui/signs.tsx';
import { articlePictureSize, articlePictures } from '../article-pictures.ts';
import styles from './blog.module.css';

/** The newest large, the others beside it. */
export function Blog({ words }: { words: Words['home']['blog'] }) {
  const { list } = useWords('articles');
  const language = useLanguage();
  return (
    <Section heading={words.heading} lead={words.lead} ground="sand">
      <ul className={styles.articles}>
        {articleSlugs.map((slug) => {
          const { title, description, date, picture } = list[slug];
          return (
            <li key={slug} className={styles.article}>
              <img
                loading="lazy"
                src={articlePictures[slug]}
                alt={picture}
                {...articlePictureSize}
                className={styles.picture}
              />
              <div className={styles.words}>
                <time dateTime={date} className={styles.date}>
                  {shownDay(language, date)}
                </time>
                <h3>{title}</h3>
                <p>{description}</p>
                <Link to={`/blog/${slug}`} className={styles.more}>
                  {words.readMore} <span className="visually-hidden">{words.readMoreOf(title)}</span> <ArrowSign />
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
