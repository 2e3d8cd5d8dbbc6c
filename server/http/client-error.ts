import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { firstLanguage } from '../../src/contract/languages.ts';
import { type Problem, problemType } from '../../src/contract/problem.ts';
import { newId } from '../db/uuid.ts';
import { messagesByLanguage } from './language.ts';
import { requestIdHeader } from './request-id.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers input that Node cannot parse as HTTP. There is no request, so the message is in the default language. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? 'Refused';
  const requestId = newId();
  const { malformed: message } = messagesByLanguage[firstLanguage];
  const problem: Problem = { type: 'about:blank', title, status, message, requestId };
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${problemType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${requestIdHeader}: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
  );
}
