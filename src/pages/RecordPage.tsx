import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { entities } from '../contract/entity.ts'
import { rowNumber } from '../contract/rowNumber.ts'
import { InConsole } from './console/InConsole.tsx'
import { readTrail } from './console/desk.ts'
import { RecordContainer } from './record/RecordContainer.tsx'

/**
 * One record of a lifecycle, for its owner and for staff who may move it, with the way back to the queue it was opened from
 * (ORD-01, INV-01, TKT-01, TKT-02, ORG-03).
 */
const RecordPage = ({ params }: PageProps) => {
  const trail = readTrail(useSearch())
  const entity = entities.find((name) => name === params['entity'])
  const id = rowNumber(params['id'] ?? '')
  if (entity === undefined || id === null) return <StatusPage name="404" />
  return (
    <InConsole current={trail?.queue ?? null}>
      <RecordContainer key={`${entity}/${id}`} entity={entity} id={id} trail={trail} />
    </InConsole>
  )
}

export default RecordPage
