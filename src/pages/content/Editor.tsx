import { ContentEditor } from '../../components/conference/ConferenceContent/ContentEditor.tsx'
import { Page } from '../../components/conference/ConferenceContent/ConferenceContent.styles.ts'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { ContentKind } from '../../contract/contentKinds.ts'
import { Dialogs } from './Dialogs.tsx'
import { TextPicture } from './TextPicture.tsx'
import { useContentEditor } from './useContentEditor.ts'

/** One text of a conference: its editors, its releases, and its confirmation dialogs. */
export const Editor = (props: { conferenceId: number; kind: ContentKind }) => {
  const { flow, view, state, dialog, does, ...editor } = useContentEditor(props)
  const { kept, failure } = state
  if (failure?.reason === 'notFound') return <StatusPage name="404" />
  if (view === 'failed')
    return (
      <Page>
        <FailureState failure={failure} onRetry={() => flow.send({ type: 'content.retry' })} />
      </Page>
    )
  if (kept === null)
    return (
      <Page aria-busy>
        <Skeleton $height="40rem" />
      </Page>
    )
  return (
    <>
      <ContentEditor
        {...editor}
        {...does}
        kept={kept}
        draft={state.draft}
        edition={state.edition}
        failure={dialog === null ? failure : null}
        picture={(slot) => <TextPicture {...slot} conferenceId={props.conferenceId} />}
      />
      {dialog !== null && <Dialogs dialog={dialog} flow={flow} />}
    </>
  )
}
