import { shown } from '../shared/shown.ts'
import type { TemplatePackSnapshot } from './templatePack.machine.ts'
import { templatePackViews } from './templatePack.types.ts'

export const selectView = (snapshot: TemplatePackSnapshot) => shown(snapshot, templatePackViews)
export const selectPack = (snapshot: TemplatePackSnapshot) => snapshot.context.pack
export const selectFailure = (snapshot: TemplatePackSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: TemplatePackSnapshot) => snapshot.hasTag('busy')
export const selectIsAsking = (snapshot: TemplatePackSnapshot) => snapshot.hasTag('dialog')
