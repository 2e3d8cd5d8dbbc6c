import type { ChangeEvent, ReactNode } from 'react';
import { PaperSign } from '../../ui/signs.tsx';
import styles from './photo-picker.module.css';

type Props = { label: ReactNode; multiple?: boolean; accept?: string; onPick: (files: readonly File[]) => void };

/** Phones offer their camera as well as their files. */
export function PhotoPicker({ label, multiple = false, accept = 'image/*,application/pdf', onPick }: Props) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label className={styles.picker}>
      <input type="file" accept={accept} multiple={multiple} className={styles.input} onChange={pick} />
      <PaperSign /> {label}
    </label>
  );
}
