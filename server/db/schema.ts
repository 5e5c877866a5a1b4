/**
 * Every table of the product, for drizzle, for copies and for tests; everybody else imports the file of the table.
 *
 * Secrets are kept as hashes in text (hex or base64url), never as bytea: drivers of the two engines disagree about bytea.
 * Bilingual text stands in two columns, the plain one is Chinese. Times are instants.
 */
export * from './schema/accounts.ts'
export * from './schema/admission.ts'
export * from './schema/audit.ts'
export * from './schema/benefits.ts'
export * from './schema/catalogue.ts'
export * from './schema/discussions.ts'
export * from './schema/factors.ts'
export * from './schema/files.ts'
export * from './schema/invoices.ts'
export * from './schema/jobs.ts'
export * from './schema/live.ts'
export * from './schema/members.ts'
export * from './schema/organizers.ts'
export * from './schema/outbox.ts'
export * from './schema/paperReviewers.ts'
export * from './schema/papers.ts'
export * from './schema/paperSheets.ts'
export * from './schema/partialUploads.ts'
export * from './schema/payments.ts'
export * from './schema/presentations.ts'
export * from './schema/publications.ts'
export * from './schema/registration.ts'
export * from './schema/similarity.ts'
export * from './schema/site.ts'
export * from './schema/templatePacks.ts'
