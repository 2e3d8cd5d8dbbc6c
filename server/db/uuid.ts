import { randomBytes } from 'node:crypto';

/** A UUID v7 with sub-millisecond precision, so that ids sort by creation time. */
export function newId(): string {
  const now = performance.timeOrigin + performance.now();
  const milliseconds = Math.floor(now);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | Math.floor((now - milliseconds) * 4096), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
