import {
  changedDesign,
  faultyDesign,
  templateOfOthers,
  templateSample,
} from '../../../mocks/samples/documentTemplates.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { faultsOfDesign } from '../../contract/documents/design.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { templateDesignerMachine } from './templateDesigner.machine.ts'

export const templateDesigner: Model<typeof templateDesignerMachine> = {
  machine: templateDesignerMachine,
  inputs: [{ conferenceId: 1, templateId: 3 }],
  events: [
    done('loadTemplate', templateSample),
    done('loadTemplate', templateOfOthers),
    failed('loadTemplate', callError('offline')),
    { type: 'designer.retry' },
    { type: 'design.change', design: changedDesign },
    { type: 'design.change', design: faultyDesign },
    { type: 'name.change', name: '代表胸卡' },
    { type: 'block.choose', index: 0 },
    { type: 'design.undo' },
    { type: 'designer.save' },
    done('saveTemplate', { ...templateSample, version: 4 }),
    failed('saveTemplate', callError('offline')),
    failed('saveTemplate', callError('refused', 'versionConflict')),
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
  ],
  project: ({ template, theirs, drawing, past, failure }) => ({
    version: template?.version ?? null,
    theirs: theirs?.version ?? null,
    isFaulty: drawing !== null && Object.keys(faultsOfDesign(drawing.design)).length > 0,
    hasPast: past.length > 0,
    failure: failure?.kind,
  }),
}
