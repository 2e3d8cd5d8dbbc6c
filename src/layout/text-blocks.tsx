import type { Block } from '../i18n/article.ts';
import { classNames } from '../ui/class-names.ts';
import { AlertSign, InfoSign } from '../ui/signs.tsx';
import styles from './text-blocks.module.css';

interface BlocksProps {
  blocks: readonly Block[];
  /** the heading of a note, and of an urgent one */
  labels: { note: string; urgent: string };
}

/** The body text of an article or a section of the policy. */
export function Blocks({ blocks, labels }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <BlockView key={'text' in block ? block.text : block.items[0]} block={block} labels={labels} />
      ))}
    </div>
  );
}

function BlockView({ block, labels }: { block: Block; labels: BlocksProps['labels'] }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'note': {
      const Sign = block.urgent ? AlertSign : InfoSign;
      return (
        <div className={classNames(styles.note, block.urgent && styles.urgent)}>
          <Sign className={styles.sign} />
          <div>
            <p className={styles.label}>{block.urgent ? labels.urgent : labels.note}</p>
            <p>{block.text}</p>
          </div>
        </div>
      );
    }
  }
}
