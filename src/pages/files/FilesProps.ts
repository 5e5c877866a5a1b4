import type { presentations } from '../../app/lazyServices/presentations.ts'
import type { Presentation } from '../../contract/presentation.ts'
import type { PresentationKind } from '../../contract/presentationFile.ts'

/** Props shared by the flows of one paper's files. */
export interface FilesProps {
  port: ReturnType<typeof presentations>
  kind: PresentationKind
  /** Latest answer of the server. */
  presentation: Presentation
  onAnswer: (answer: Presentation) => void
}
