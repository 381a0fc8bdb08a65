// Written from the declared settings (backend/src/config) by "npm run docs:generate".

/** Variables that are secret, or contain a secret: each may be in a file of its own instead, which `<name>_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'MEMBER_TOKEN_KEY',
  'MEMBER_TOKEN_KEY_ACCEPTED',
  'ADMIN_TOKEN_KEY',
  'ADMIN_TOKEN_KEY_ACCEPTED',
  'SECRETS_KEY',
  'SECRETS_KEY_ACCEPTED',
  'SMTP_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'RECORD_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SENTRY_DSN',
  'ADMIN_PASSWORD',
];
