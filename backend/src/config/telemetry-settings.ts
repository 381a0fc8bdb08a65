import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsString, IsUrl, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';
import { Setting } from './setting.js';
import { StorageSettings } from './storage-settings.js';

/** A pair of the exporter's headers, as OpenTelemetry writes them. */
const HEADER = String.raw`[A-Za-z0-9-]+=([^,\s%]|%[0-9A-Fa-f]{2})+`;

/**
 * Settings of what the API sends to services for traces and errors; without them it sends nothing and loads no code for it.
 * The names are the services' own: `OTEL_…` of OpenTelemetry, `SENTRY_DSN` of Sentry.
 */
export class TelemetrySettings extends StorageSettings {
  /**
   * OpenTelemetry collector that receives traces (OTLP over HTTP, protobuf), http://collector:4318; /v1/traces is added.
   * Empty: no traces (docs/run/traces.md). OpenTelemetry reads its other variables (OTEL_BSP_…, OTEL_RESOURCE_ATTRIBUTES)
   * itself.
   */
  @Setting(
    {},
    ValidateIf((env: TelemetrySettings) => env.OTEL_EXPORTER_OTLP_ENDPOINT !== ''),
    IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] }),
  )
  OTEL_EXPORTER_OTLP_ENDPOINT = '';

  /** Headers for the collector, name=value,name=value, values percent-encoded; usually a key. Empty: none. */
  @Setting(
    { secret: true },
    Matches(new RegExp(`^(${HEADER}(,${HEADER})*)?$`), {
      message: 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value',
    }),
  )
  OTEL_EXPORTER_OTLP_HEADERS = '';

  /** Name of this service in traces. */
  @Setting({}, IsString(), MinLength(1))
  OTEL_SERVICE_NAME = 'campus-commons-api';

  /**
   * Which requests are traced: `always_on`, `always_off`, `traceidratio`, or one of these after `parentbased_`, which obeys
   * a `traceparent` header, from visitors too.
   * @remarks The proxy passes on the header that a visitor sends.
   */
  @Setting(
    {},
    IsIn([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
  )
  OTEL_TRACES_SAMPLER = 'always_on';

  /** Share of requests that the samplers with a ratio trace. */
  @Setting({}, Type(() => Number), IsNumber(), Min(0), Max(1))
  OTEL_TRACES_SAMPLER_ARG = 1;

  /**
   * Project of a Sentry-compatible service (Sentry, GlitchTip, Bugsink) that receives unexpected errors,
   * https://key@host/project. Empty: none does.
   */
  @Setting(
    { secret: true },
    Matches(/^(https?:\/\/[A-Za-z0-9]+(:[A-Za-z0-9]+)?@[^/\s]+(\/[^\s]*)?\/\d+)?$/, {
      message: 'SENTRY_DSN must look like https://key@host/project',
    }),
  )
  SENTRY_DSN = '';
}
