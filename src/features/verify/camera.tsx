import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readCode } from './read-code.ts';
import styles from './verify.module.css';

type Problem = 'refused' | 'none' | 'busy';

const pause = 150;

/** Looks for a code through the camera on the back, until there is one or the camera is stopped. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const messages = useMessages('verify');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const handleCode = useRef(onCode);
  useEffect(() => {
    handleCode.current = onCode;
  });

  useEffect(() => {
    const stopped = new AbortController();
    watch(video.current, stopped.signal).then(
      (code) => code !== undefined && handleCode.current(code),
      (error: unknown) => stopped.signal.aborted || setProblem(problemOf(error)),
    );
    return () => stopped.abort();
  }, []);

  if (problem) return <Notice kind="bad">{messages.camera[problem]}</Notice>;
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} muted playsInline />
      <p role="status">{messages.scanning}</p>
    </div>
  );
}

async function watch(video: HTMLVideoElement | null, stopped: AbortSignal): Promise<string | undefined> {
  const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  // Missing where the page did not come over https.
  if (!navigator.mediaDevices) throw new DOMException('There are no cameras.', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
  try {
    if (stopped.aborted || !video) return undefined;
    video.srcObject = stream;
    await video.play();
    while (!stopped.aborted) {
      const code = await readCode(video);
      if (code !== undefined && !stopped.aborted) return code;
      await new Promise((done) => setTimeout(done, pause));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function problemOf(error: unknown): Problem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}
