import type { LoginResult } from '../../src/contract/login.ts'
import type { WaysOfAccount } from '../../src/contract/secondFactor.ts'
import type { SubjectNode } from '../../src/contract/user.ts'
import type { Scene, SceneStatus } from '../../src/contract/wechat.ts'
import type { Credentials } from '../../src/machines/credentialLogin/credentialLogin.types.ts'
import type { LoginPort } from '../../src/machines/login/login.types.ts'
import type { ProfileAnswers } from '../../src/machines/profile/profile.types.ts'
import type { Proof } from '../../src/machines/secondFactor/secondFactor.types.ts'
import type { SendTarget, CodePurpose, CodeSent } from '../../src/machines/sendCode/sendCode.types.ts'
import { createCountdowns } from '../../src/services/countdowns.ts'
import { held } from './held.ts'
import { memoryStore } from './memoryStore.ts'

/** Everything that signing in asks of the world, answered by the test; countdowns are the real ones. */
export const createHeldLogin = () => {
  const calls = {
    getScene: held<[], Scene>(),
    checkScene: held<[string], SceneStatus>(),
    collectScene: held<[string], LoginResult>(),
    logIn: held<[Credentials], LoginResult>(),
    sendCode: held<[{ purpose: CodePurpose; target: SendTarget }], CodeSent>(),
    getSubjects: held<[], SubjectNode[]>(),
    saveProfile: held<[ProfileAnswers], void>(),
    postponeProfile: held<[], void>(),
    fetchWays: held<[], WaysOfAccount>(),
    askPasskey: held<[], string>(),
    verify: held<[Proof], void>(),
  }
  const countdowns = createCountdowns(memoryStore(), () => present)
  const port: LoginPort = {
    getScene: calls.getScene.call,
    checkScene: calls.checkScene.call,
    collectScene: calls.collectScene.call,
    watchVisibility: () => () => undefined,
    logIn: calls.logIn.call,
    sendCode: async (request, signal) => {
      await calls.sendCode.call(request, signal)
      return countdowns.start(request.purpose, request.target.channel, 60)
    },
    recallCountdown: ({ purpose, channel }) => countdowns.recall(purpose, channel),
    getSubjects: calls.getSubjects.call,
    saveProfile: calls.saveProfile.call,
    postponeProfile: calls.postponeProfile.call,
    fetchWays: calls.fetchWays.call,
    askPasskey: calls.askPasskey.call,
    verify: calls.verify.call,
  }
  return { port, calls }
}

const present = 1_760_000_000_000
