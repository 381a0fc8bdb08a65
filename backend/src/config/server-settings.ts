import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min, MinLength } from 'class-validator';
import { IN_CONTAINERS, Setting } from './setting.js';
import { TelemetrySettings } from './telemetry-settings.js';

/** A whole number of seconds. */
function IsSeconds(min: number, max: number): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [Type(() => Number), IsInt(), Min(min), Max(max)]) decorate(target, property);
  };
}

/** Settings about timeouts, shutdown and monitoring. */
export class ServerSettings extends TelemetrySettings {
  /**
   * Seconds an idle connection is kept open; must be longer than in the proxy, or the proxy reuses one that is just
   * closing.
   */
  @Setting({ console: true }, IsSeconds(1, 3600))
  KEEP_ALIVE_SECONDS = 65;

  /** Seconds within which the headers of a request, and a JSON body, must have arrived. */
  @Setting({ console: true }, IsSeconds(1, 600))
  BODY_SECONDS = 30;

  /** Seconds within which a whole request must have arrived, pictures included: those of a post take minutes over a slow connection. */
  @Setting({ console: true }, IsSeconds(1, 7200))
  UPLOAD_SECONDS = 900;

  /**
   * Seconds after a stop signal in which everything is still served, while /health/ready already answers 500, so that the
   * proxy sees it in time.
   */
  @Setting({ console: true, setBy: ['kubernetes'] }, IsSeconds(0, 300))
  STOP_DRAIN_SECONDS = 5;

  /** Seconds after that for requests in flight; those still running are then cut off. */
  @Setting({ console: true }, IsSeconds(0, 300))
  STOP_FINISH_SECONDS = 15;

  /** TCP port of GET /metrics; 0: no metrics. Must differ from the API's port, and no proxy may expose it. */
  @Setting({ console: true, setBy: IN_CONTAINERS }, Type(() => Number), IsInt(), Min(0), Max(65535))
  METRICS_PORT = 0;

  /** Address that port listens on. */
  @Setting({ setBy: IN_CONTAINERS }, IsString(), MinLength(1))
  METRICS_HOST = '127.0.0.1';
}
