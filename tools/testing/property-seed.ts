// First of all, as in server/main.ts: schemas made before it cannot be named in the description of the API.
import '@hono/zod-openapi'

import fc from 'fast-check'

/**
 * Property tests use the same inputs in every run, so that a failure can be repeated and merged code stays green;
 * `PROPERTY_SEED=$RANDOM` uses others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) })
