import { readFileSync } from 'node:fs';

const sampleInterval = 500;

/** The resident set size of this process in megabytes. */
const residentMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** Samples a process's memory; the first fifth of the time is warm-up. */
export function watchMemory(pid: number) {
  const samples = [residentMemory(pid)];
  const timer = setInterval(() => samples.push(residentMemory(pid)), sampleInterval);
  return () => {
    clearInterval(timer);
    const fifth = Math.ceil(samples.length / 5);
    return { early: median(samples.slice(fifth, 2 * fifth)), late: median(samples.slice(-fifth)) };
  };
}

/** Allows for some growth, because the garbage collector delays returning memory. */
export const isStable = ({ early, late }: { early: number; late: number }) => late <= early * 1.15 + 10;
export const formatMemory = ({ early, late }: { early: number; late: number }) =>
  `${early.toFixed(0)} → ${late.toFixed(0)} MB`;
