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
 * The form that brings a document for the record, while its reader may bring one; of a paper, where its chairs decide and
 * arrange reviewers, and what its text has in common with others; of the publication of a conference, what it still
 * needs; of a batch of documents, each of them;
 * of a sheet of people, its columns and rows; of a proof of student status that is a PDF, its pages.
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
