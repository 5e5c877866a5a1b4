import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { PartEditor } from '../../components/site/SiteParts/PartEditor.tsx'
import { PartForm } from '../../components/site/SiteParts/PartForm.tsx'
import { PartPreview } from '../../components/site/SiteParts/PartPreview.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { SitePart } from '../../contract/siteParts.ts'
import { Dialogs } from './Dialogs.tsx'
import { Picture } from './Picture.tsx'
import { History } from './History.tsx'
import { usePartHistory } from './usePartHistory.ts'
import { useSitePart } from './useSitePart.ts'

/** One part of the site: form, preview and history. */
export const Editor = ({ part }: { part: SitePart }) => {
  const { site, now } = useServices()
  const published = useSelector(site, (snapshot) => snapshot.context.site)
  const history = usePartHistory(part)
  const editor = useSitePart(part, history.onRefresh)
  const { flow, state, acts, port, dialog } = editor
  const { kept, content, isChecked, failure } = state
  if (editor.view === 'failed')
    return <FailureState failure={failure} onRetry={() => flow.send({ type: 'part.retry' })} />
  if (kept === null) return <Skeleton $height="30rem" />
  return (
    <>
      <PartEditor
        {...editor}
        {...editor.does}
        kept={kept}
        isRestored={state.isRestored}
        failure={dialog === null ? failure : null}
        form={
          <PartForm
            {...acts}
            part={part}
            content={content}
            published={kept}
            isChecked={isChecked}
            failure={failure}
            uses={kept.uses}
            picture={(slot) => (
              <Picture key={`${slot.path} ${slot.url}`} slot={slot} port={port} onText={acts.onText} />
            )}
          />
        }
        preview={
          <PartPreview part={part} content={content} site={published} at={new Date(now()).toISOString()} />
        }
        history={<History list={history} current={kept.no} onOpen={editor.onOpen} />}
      />
      {dialog !== null && <Dialogs dialog={dialog} flow={flow} kept={kept} busy={editor.busy} />}
    </>
  )
}
