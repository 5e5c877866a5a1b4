import { shown } from '../shared/shown.ts'
import type { TemplateDesignerSnapshot } from './templateDesigner.machine.ts'
import { designerViews } from './templateDesigner.types.ts'

export const selectView = (snapshot: TemplateDesignerSnapshot) => shown(snapshot, designerViews)
export const selectContext = (snapshot: TemplateDesignerSnapshot) => snapshot.context
export const selectIsBusy = (snapshot: TemplateDesignerSnapshot) => snapshot.hasTag('busy')
export const selectIsChanged = (snapshot: TemplateDesignerSnapshot) => snapshot.hasTag('changed')
export const selectIsConflict = (snapshot: TemplateDesignerSnapshot) => snapshot.hasTag('conflict')
export const selectCanUndo = (snapshot: TemplateDesignerSnapshot) => snapshot.can({ type: 'design.undo' })
export const selectCanSave = (snapshot: TemplateDesignerSnapshot) => snapshot.can({ type: 'designer.save' })
