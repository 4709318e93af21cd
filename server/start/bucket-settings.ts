import { z } from 'zod'
import type { BucketPlace } from '#database/files/bucket.ts'

/** Settings of an S3 bucket for photographs and attachments; without it they are in DATA_DIR. */
export const bucketSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform(address => address.replace(/\/$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'small letters, digits, . and -')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

type Settings = z.infer<z.ZodObject<typeof bucketSettings>>

/** Returns null if none is set, and 'incomplete' if only some settings are. */
export function readBucket({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: name,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Settings): BucketPlace | null | 'incomplete' {
  if (endpoint && name && accessKeyId && secretAccessKey)
    return { endpoint, name, region, accessKeyId, secretAccessKey }
  return endpoint || name || accessKeyId || secretAccessKey ? 'incomplete' : null
}
