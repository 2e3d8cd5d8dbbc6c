import { Link } from 'react-router-dom';
import { articleSlugs } from '../../i18n/article.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { shownDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { articlePictureSize, articlePictures } from '../../layout/article-pictures.ts';
import { Section } from '../../ui/section.tsx';
import { ArrowSign } from '../../ui/signs.tsx';
import styles from './blog.module.css';

/** The articles: the newest one large, the others beside it. */
export function Blog({ messages }: { messages: Messages['home']['blog'] }) {
  const { list } = useMessages('articles');
  const language = useLanguage();
  return (
    <Section heading={messages.heading} lead={messages.lead} ground="sand">
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
                  {messages.readMore} <span className="visually-hidden">{messages.readMoreOf(title)}</span>{' '}
                  <ArrowSign />
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
