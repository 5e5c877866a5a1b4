import { useServices } from '../../app/context.tsx'
import { OwnAuthorshipPart } from '../../components/papers/Authorship/OwnAuthorshipPart.tsx'
import { answerOwnAuthorship, type AuthorAnswer } from '../../contract/authorship.ts'
import { ownPaperList } from '../../components/papers/Submission/paperPath.ts'
import { Answering } from '../authorship/Answering.tsx'

interface Props {
  paperId: number
  /** What was said last; null: nothing. */
  answer: AuthorAnswer | null
  onChanged: () => void
}

/** A member whom another author's paper names says whether they are one (PAP-05). Who denies it does not read it any more. */
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
