import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { presentations } from '../../app/lazyServices/presentations.ts'
import { PresentationCard } from '../../components/papers/Presentations/PresentationCard.tsx'
import type { Presentation as Entry } from '../../contract/presentation.ts'
import type { PresentationKind } from '../../contract/presentationFile.ts'
import { PresentationUpload } from './PresentationUpload.tsx'
import { Standing } from './Standing.tsx'

interface Props {
  entry: Entry
  kind: PresentationKind
}

/** One paper of the list, from the server's latest answer. */
export const Presentation = ({ entry, kind }: Props) => {
  const { own } = useServices()
  const [port] = useState(() => own(presentations))
  const [{ presentation, shown }, setAnswer] = useState({ presentation: entry, shown: entry.current })
  const handleAnswer = (answer: Entry) =>
    // A removed file stays visible, so that the removal can be undone.
    setAnswer((before) => ({ presentation: answer, shown: answer.current ?? before.shown }))
  const files = { port, kind, presentation, onAnswer: handleAnswer }
  return (
    <PresentationCard
      presentation={presentation}
      standing={shown !== null && <Standing key={shown.id} {...files} file={shown} />}
      upload={presentation.is_open && <PresentationUpload {...files} />}
    />
  )
}
