import type { Log } from '../log/log.ts';
import { EngineProcess } from './engine-process.ts';
import type { EngineOptions, LiveEngine } from './live-engine.ts';

/** The engine that comes with the server: selective forwarding by libdatachannel, in a supervised process that the first use starts. */
export function embeddedEngine(options: EngineOptions, log: Log): LiveEngine {
  const engine = new EngineProcess(options, log);
  return {
    createRoom: async (roomId, slots) => void (await engine.ask('createRoom', { roomId, slots })),
    closeRoom: async (roomId) => void (await engine.ask('closeRoom', { roomId })),
    publish: (line, slot, sdp, kept = false) => engine.ask('publish', { ...line, slot, sdp, kept }),
    unpublish: async (roomId, slot, owner) => void (await engine.ask('unpublish', { roomId, slot, owner })),
    subscribe: (line, picture) => engine.ask('subscribe', { ...line, picture }),
    answer: async (line, sdp) => void (await engine.ask('answer', { ...line, sdp })),
    setPicture: (line, picture) => engine.ask('setPicture', { ...line, picture }),
    startRecording: async (roomId, folder) => void (await engine.ask('startRecording', { roomId, folder })),
    stopRecording: async (roomId) => void (await engine.ask('stopRecording', { roomId })),
    kick: async (roomId, lineId) => void (await engine.ask('kick', { roomId, lineId })),
    stats: () => engine.ask('stats', null),
    health: engine.health,
    onNews: engine.onNews,
    close: engine.close,
  };
}
