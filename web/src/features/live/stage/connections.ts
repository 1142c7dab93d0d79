import type { StageSlot } from '@abhyas/contract/live/words';

type Exchange = (sdp: string) => Promise<string>;

/** Bits in a second that this page sends at most; the server says the same. */
const MOST_BITS = { audio: 40_000, video: 1_200_000 } as const;
const CODECS = { audio: 'audio/opus', video: 'video/vp8' } as const;

/** Sends one sound or picture: this side offers. Nothing is exchanged about addresses of this device; the page goes to the server. */
export async function sendTrack(track: MediaStreamTrack, answer: Exchange): Promise<RTCPeerConnection> {
  const kind = track.kind === 'audio' ? 'audio' : 'video';
  const peer = new RTCPeerConnection();
  try {
    const encoding = { maxBitrate: MOST_BITS[kind] };
    const transceiver = peer.addTransceiver(track, { direction: 'sendonly', sendEncodings: [encoding] });
    const known = RTCRtpReceiver.getCapabilities(kind)?.codecs ?? [];
    const wanted = known.filter(({ mimeType }) => mimeType.toLowerCase() === CODECS[kind]);
    if (wanted.length > 0 && 'setCodecPreferences' in transceiver) transceiver.setCodecPreferences(wanted);
    await peer.setLocalDescription();
    const sdp = await answer(peer.localDescription?.sdp ?? '');
    await peer.setRemoteDescription({ type: 'answer', sdp });
    return peer;
  } catch (error) {
    peer.close();
    throw error;
  }
}

/** Takes what the room sends: the server offers one connection, whose media bear the names of the room's places. */
export async function takeTracks(
  offer: string,
  answer: (sdp: string) => Promise<unknown>,
  onTrack: (slot: StageSlot, track: MediaStreamTrack) => void,
): Promise<RTCPeerConnection> {
  const peer = new RTCPeerConnection();
  try {
    peer.addEventListener('track', ({ transceiver, track }) => onTrack(transceiver.mid as StageSlot, track));
    await peer.setRemoteDescription({ type: 'offer', sdp: offer });
    const own = await peer.createAnswer();
    // The server knows the answer before the first packet of this side comes, which the local description sets free.
    await answer(own.sdp ?? '');
    await peer.setLocalDescription(own);
    return peer;
  } catch (error) {
    peer.close();
    throw error;
  }
}

const LOST_MS = 4000;

/** Calls back once when a connection does not come back by itself. */
export function whenBroken(peer: RTCPeerConnection, then: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const broken = () => {
    clearTimeout(timer);
    peer.removeEventListener('connectionstatechange', look);
    if (peer.signalingState !== 'closed') then();
  };
  const look = () => {
    clearTimeout(timer);
    if (peer.connectionState === 'failed') broken();
    if (peer.connectionState === 'disconnected') timer = setTimeout(broken, LOST_MS);
  };
  peer.addEventListener('connectionstatechange', look);
}
