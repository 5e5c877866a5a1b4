import { useState } from 'react'

import { DesignConflict } from '../../components/documents/Documents/DesignConflict.tsx'
import { DesignerLayout } from '../../components/documents/Documents/DesignerLayout.tsx'
import { DesignerView } from '../../components/documents/Documents/DesignerView.tsx'
import { Retiring } from './Retiring.tsx'
import { useTemplateDesigner } from './useTemplateDesigner.ts'

interface Props {
  readonly conferenceId: number
  readonly templateId: number
}

/** A template in the designer, for as long as its address is shown. */
export const Designer = (props: Props) => {
  const { flow, view, state, shown, does } = useTemplateDesigner(props)
  const [isRetiring, setRetiring] = useState(false)
  const { template, theirs, drawing, printable, chosen, failure } = state
  return (
    <DesignerLayout
      conferenceId={props.conferenceId}
      view={view}
      failure={failure}
      onRetry={() => flow.send({ type: 'designer.retry' })}
      onRetire={() => setRetiring(true)}
    >
      {theirs !== null && shown.isHeld && (
        <DesignConflict
          theirs={theirs}
          onMine={() => flow.send({ type: 'conflict.keepMine' })}
          onTheirs={() => flow.send({ type: 'conflict.takeTheirs' })}
        />
      )}
      {template !== null && drawing !== null && printable !== null && (
        <DesignerView {...drawing} {...{ template, printable, chosen, failure }} {...shown} {...does} />
      )}
      {template !== null && isRetiring && <Retiring template={template} onLeft={() => setRetiring(false)} />}
    </DesignerLayout>
  )
}
