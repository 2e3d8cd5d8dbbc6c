import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { nameOf, onQuery } from '../db/observed.ts';
import { currentRequest } from '../http/current-request.ts';
import { fromTrustedProxy } from '../http/trusted-proxy.ts';

/** What is not sent by then is lost, so that a collector that does not answer does not hold up a restart. */
const patience = 3_000;

/** Sends a span of each request and of its queries to a collector of OpenTelemetry, if one is set. They have no personal data. */
export async function sendTraces(app: FastifyInstance, config: Pick<Config, 'tracesUrl' | 'trustProxy'>) {
  if (config.tracesUrl === null) return;
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const provider = await createProvider(config.tracesUrl);
  const tracer = provider.getTracer('tenawas');
  const spans = new WeakMap<FastifyRequest, Span>();
  const isTrusted = fromTrustedProxy(config);
  const parentOf = ({ raw, headers }: FastifyRequest) => {
    const parent = isTrusted(raw) ? parseTraceParent(headers.traceparent) : undefined;
    return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  };
  const warn = (message: string) => app.log.warn({ reason: message.slice(0, 200) }, 'traces were not sent');
  const ignore = () => undefined;
  const logger = { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });

  app.addHook('onRequest', async (request) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parentOf(request));
    spans.set(request, span.setAttribute('http.request.method', request.method));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const route = request.routeOptions.url ?? 'none';
    const span = spans.get(request)?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode, 'request.id': request.id });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  const stop = onQuery(({ text, startedAt, milliseconds, failed }) => {
    const request = currentRequest();
    const parent = request && spans.get(request);
    if (!parent) return;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes };
    const span = tracer.startSpan(nameOf(text), options, trace.setSpan(ROOT_CONTEXT, parent));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAt + milliseconds);
  });
  app.addHook('onClose', async () => {
    stop();
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
    await Promise.race([provider.shutdown().catch((error: Error) => warn(error.message)), tooLong]);
    diag.disable();
  });
}

/** Loaded here, so that a server that sends no traces has none of it. */
async function createProvider(url: string) {
  const { BasicTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  );
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  return new BasicTracerProvider({
    // Of its own settings it reads OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'tenawas' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
}

/** https://www.w3.org/TR/trace-context/ */
function parseTraceParent(header: string | string[] | undefined) {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
