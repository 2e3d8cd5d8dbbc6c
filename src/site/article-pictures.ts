import claims from '../pictures/article-claims.svg';
import telemedicine from '../pictures/article-telemedicine.svg';
import tips from '../pictures/article-tips.svg';
import type { ArticleSlug } from '../text/article.ts';

export const articlePictures: Record<ArticleSlug, string> = {
  'telemedicine-future': telemedicine,
  'claims-guide': claims,
  'health-insurance-tips': tips,
};

/** Every picture of an article is this large; it is shown in any size of this shape. */
export const articlePictureSize = { width: 640, height: 360 };
