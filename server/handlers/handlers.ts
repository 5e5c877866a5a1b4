import { catalogueHandlers } from './catalogue.ts'
import { loginHandlers } from './login.ts'
import { notOpen } from './notOpen.ts'
import { sceneHandlers } from './scene.ts'
import { siteHandlers } from './site.ts'
import type { HandlerTable, Tools } from './table.ts'
import { userHandlers } from './user.ts'

/** Every call of the contract; a missing one does not compile. */
export const createHandlers = (tools: Tools): HandlerTable => ({
  ...siteHandlers(tools),
  ...catalogueHandlers(tools),
  ...loginHandlers(tools),
  ...sceneHandlers(tools),
  ...userHandlers(tools),
  shareMeal: notOpen,
  claimMeal: notOpen,
  listVideoHistory: notOpen,
  listLiveHistory: notOpen,
  getUserSig: notOpen,
  joinLiveRoom: notOpen,
  updateLiveAnchor: notOpen,
  removeUser: notOpen,
  updateLiveStatus: notOpen,
  updateSetStatus: notOpen,
  getMp3: notOpen,
})
