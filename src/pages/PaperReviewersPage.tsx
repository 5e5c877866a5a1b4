import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/Attest/Attest.styles.ts'
import { PaperPart } from './assignment/PaperPart.tsx'
import { conferenceId } from './conferences/conferenceId.ts'

/** `/console/paper/:id/reviewers`: who reviews a paper, for its chairs (REV-01). */
const PaperReviewersPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return (
    <Page>
      <PaperPart key={id} paperId={id} />
    </Page>
  )
}

export default PaperReviewersPage
