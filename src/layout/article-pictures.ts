import type { ArticleSlug } from '../i18n/article.ts';
import claims from '../pictures/article-claims.svg';
import telemedicine from '../pictures/article-telemedicine.svg';
import tips from '../pictures/article-tips.svg';

export const articlePictures: Record<ArticleSlug, string> = {
  'telemedicine-future': telemedicine,
  'claims-guide': claims,
  'health-insurance-tips': tips,
};

/** Every picture of an article is this large; it is shown in any size of this shape. */
export const articlePictureSize = { width: 640, height: 360 };
