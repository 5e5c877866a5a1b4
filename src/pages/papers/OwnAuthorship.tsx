import { useServices } from '../../app/context.tsx'
import { OwnAuthorshipPart } from '../../components/papers/Authorship/OwnAuthorshipPart.tsx'
import { answerOwnAuthorship, type AuthorAnswer } from '../../contract/authorship.ts'
import { ownPaperList } from '../../components/papers/Submission/paperPath.ts'
import { Answering } from '../authorship/Answering.tsx'

interface Props {
  paperId: number
  /** Latest answer; null: none. */
  answer: AuthorAnswer | null
  onChanged: () => void
}

/**
 * A member named by another author's paper answers whether they are an author (PAP-05). A member who denies it cannot
 * read it any more.
 */
export const OwnAuthorship = ({ paperId, answer, onChanged }: Props) => {
  const { api, go } = useServices()
  return (
    <OwnAuthorshipPart isAsked={answer === null}>
      <Answering
        answer={answer}
        send={async (wanted, signal) => {
          await api.call(answerOwnAuthorship, { id: paperId, answer: wanted }, { signal })
          if (wanted === 'denied') go.to(ownPaperList, { replace: true })
        }}
        onEnd={onChanged}
      />
    </OwnAuthorshipPart>
  )
}
