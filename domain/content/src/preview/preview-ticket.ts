import { z } from "zod";

/** Which versions of which entry may be seen, and by whom: read as strictly as what strangers send. */
export const previewTicket = z.strictObject({
  bucket: z.string().min(1).max(32),
  entryId: z.uuid(),
  /** A part that is not named is seen in the version that is newest then. */
  parts: z.record(z.string().max(12), z.int().positive()),
  onlooker: z.strictObject({
    signedIn: z.boolean(),
    hasPlayed: z.boolean(),
    /** Country or country:subdivision; null is unknown. */
    place: z
      .string()
      .regex(/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/)
      .nullable(),
    device: z.enum(["Desktop", "Mobile"]),
    language: z.string().min(2).max(12),
    /** What starts and ends by itself does so by this moment; null is whenever it is looked at. */
    moment: z.iso.datetime().nullable(),
  }),
  expiresAt: z.iso.datetime(),
});

export type PreviewTicket = z.output<typeof previewTicket>;
