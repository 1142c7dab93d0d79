export { codeOf } from './authenticator.ts';
export { type Console, type ExamRoom, examRoom, number, option, sitDown, takeSeat } from './exam-room.ts';
export { ApiRefusal, type Person } from './person.ts';
export { tinyGateway, type TinyGateway, twilioSays } from './tiny-gateway.ts';
export { tinySmtp, type TinySmtp } from './tiny-smtp.ts';
export { type SocialProviders, startSocialProviders } from './social-providers.ts';
export { type TestInstitute, testWorld, type World } from './world.ts';
