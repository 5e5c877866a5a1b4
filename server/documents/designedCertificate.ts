import { and, desc, eq, isNotNull } from 'drizzle-orm'

import { certificates } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { documentBatches, documentItems } from '../db/schema/documents.ts'
import type { Db } from '../db/types.ts'
import { certificatePerson } from '../lifecycles/documents/persons.ts'
import type { DesignedSheet } from './designedPdf.ts'

/** A certificate as the batch that it was issued with draws it; null: it was issued by itself. */
export const designedCertificate = async (
  db: Db,
  certificateId: number,
  origin: string,
): Promise<DesignedSheet | null> => {
  const [found] = await db
    .select({
      item: documentItems,
      batch: documentBatches,
      certificate: certificates,
      conference: conferences,
    })
    .from(documentItems)
    .innerJoin(documentBatches, eq(documentBatches.id, documentItems.batchId))
    .innerJoin(certificates, eq(certificates.id, documentItems.certificateId))
    .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
    .where(
      and(
        eq(documentItems.certificateId, certificateId),
        eq(documentBatches.state, 'issued'),
        isNotNull(documentItems.issuedAt),
      ),
    )
    .orderBy(desc(documentItems.id))
    .limit(1)
  if (found === undefined) return null
  const { item, batch, certificate, conference } = found
  const { design, about, name } = batch
  const at = certificate.issuedAt
  if (item.person === null || design === null || about === null || at === null) return null
  const person = await certificatePerson(db, { conference, origin, at }, item.person, certificate)
  return { design, about, people: [person], title: `${name} ${person.name}`, at }
}
