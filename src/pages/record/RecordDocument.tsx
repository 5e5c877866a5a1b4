import { FormattedMessage } from 'react-intl'

import { decisionHref } from '../../components/kit/paperPlaces.ts'
import { ReviewersLink } from '../../components/kit/Record/ReviewersLink.tsx'
import type { Offer } from '../../components/kit/Record/Record.types.ts'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { BatchDocuments } from './BatchDocuments.tsx'
import { ConferenceReadiness } from './ConferenceReadiness.tsx'
import { ImportRecord } from './ImportRecord.tsx'
import { InvoiceDocument } from './InvoiceDocument.tsx'
import { PaperSimilarity } from './PaperSimilarity.tsx'
import { doesWork } from '../../contract/teamParts.ts'
import { Paper } from '../review/Paper.tsx'

interface Props {
  record: LifecycleRecord
  offers: readonly Offer[]
  onMoved: () => void
}

/**
 * The part of a record's page for its subject: the upload of a document, while its reader may upload one; for a paper,
 * links to the chairs' decision and the reviewers, and similar texts; for the publication of a conference, its missing
 * requirements; for a batch of documents, each of them; for a sheet of people, its columns and rows; for a PDF as proof
 * of student status, its pages.
 */
export const RecordDocument = ({ record, offers, onMoved }: Props) => {
  if (record.entity === 'paper' && doesWork('papers', record.roles) && record.state !== 'draft')
    return (
      <>
        <ButtonLink variant="quiet" href={decisionHref(record.id)}>
          <FormattedMessage id="record.decide" />
        </ButtonLink>
        <ReviewersLink id={record.id} />
        <PaperSimilarity paperId={record.id} />
      </>
    )
  if (record.entity === 'conferencePublication')
    return (
      <ConferenceReadiness
        key={record.version}
        id={record.id}
        isEditable={record.roles.includes('organizer')}
      />
    )
  if (record.entity === 'studentProof') {
    const pdf = record.detail.find(({ kind }) => kind === 'file')
    return pdf !== undefined && <Paper key={pdf.value} url={String(pdf.value)} names={ofProof} />
  }
  if (record.entity === 'documentBatch') return <BatchDocuments batch={record} />
  if (record.entity === 'peopleImport')
    return <ImportRecord key={record.version} {...{ record, offers, onMoved }} />
  const isWanted = offers.some(({ event, refusal }) => event === 'invoice.attach' && refusal === null)
  if (record.entity !== 'invoice' || !isWanted) return null
  return <InvoiceDocument key={record.state} invoice={record} onMoved={onMoved} />
}

const ofProof = { document: 'record.detail.studentProof.proof', loading: 'state.loading' } as const
