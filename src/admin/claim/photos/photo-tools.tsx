import { photoMessages as messages } from '../../../i18n/admin/photos.ts';
import { Button } from '../../../ui/button.tsx';
import { photoShortcuts } from './photo-shortcuts.ts';
import styles from './photos.module.css';
import { type PhotoView, zoomLevels } from './use-photo-view.ts';

const toOthers = ['previous', 'next'] as const;
const toLook = ['zoomOut', 'zoomIn', 'fit', 'rotate'] as const;

type Props = { view: PhotoView; count: number; isShown: boolean };

/** To look at a photograph that is shown, and to go to the others. */
export function PhotoTools({ view, count, isShown }: Props) {
  const atEnd: Partial<Record<keyof typeof photoShortcuts, boolean>> = {
    zoomOut: view.zoom === zoomLevels[0],
    zoomIn: view.zoom === zoomLevels.at(-1),
  };
  return (
    <div className={styles.tools}>
      {[...(count > 1 ? toOthers : []), ...(isShown ? toLook : [])].map((tool) => (
        <Button
          key={tool}
          kind="quiet"
          aria-label={messages.tools[tool].long}
          aria-keyshortcuts={photoShortcuts[tool]}
          aria-disabled={atEnd[tool]}
          onClick={view[tool]}
        >
          {messages.tools[tool].short}
        </Button>
      ))}
    </div>
  );
}
