import { useSelector } from '@xstate/react'

import { DeskLayout } from '../../components/papers/PaperDesk/DeskLayout.tsx'
import { Outdated } from '../../components/papers/PaperDesk/Outdated.tsx'
import { deskHref } from '../../components/kit/paperPlaces.ts'
import { SettingsForm } from '../../components/papers/PaperDesk/SettingsForm.tsx'
import * as select from '../../machines/paperSettings/paperSettings.selectors.ts'
import { Templates } from './Templates.tsx'
import { usePaperSettings } from './usePaperSettings.ts'

/** Terms of a conference's submissions. */
export const Settings = ({ conferenceId }: { conferenceId: number }) => {
  const flow = usePaperSettings(conferenceId)
  const view = useSelector(flow, select.selectView)
  const settings = useSelector(flow, select.selectSettings)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  return (
    <DeskLayout
      view={view}
      title="desk.settings"
      lead="desk.settingsLead"
      heading={settings?.conference}
      links={[{ href: deskHref(conferenceId), name: 'desk.back' }]}
      failure={failure}
      onRetry={() => flow.send({ type: 'settings.retry' })}
    >
      {view === 'form' && settings !== null && (
        <SettingsForm
          key={settings.version}
          settings={settings}
          busy={busy}
          failure={failure}
          onSend={(values) => flow.send({ type: 'settings.send', values })}
        />
      )}
      {view === 'outdated' && (
        <Outdated failure={failure} onReload={() => flow.send({ type: 'settings.reload' })} />
      )}
      {/* Also while the settings reload: an upload continues. */}
      {settings !== null && <Templates conferenceId={conferenceId} />}
    </DeskLayout>
  )
}
