import type { ArticleSlug } from '../i18n/article.ts';
import claims from '../pictures/article-claims.svg';
import telemedicine from '../pictures/article-telemedicine.svg';
import tips from '../pictures/article-tips.svg';

export const articlePictures: Record<ArticleSlug, string> = {
  'telemedicine-future': telemedicine,
  'claims-guide': claims,
  'health-insurance-tips': tips,
};

/** The intrinsic size of every article picture, for its aspect ratio. */
export const articlePictureSize = { width: 640, height: 360 };
