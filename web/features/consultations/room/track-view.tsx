import type { LocalTrack, RemoteTrack } from 'livekit-client';
import { useEffect, useRef } from 'react';

type Props = { track: LocalTrack | RemoteTrack; label: string; className: string };

/** The content of one track: video, or audio. */
export function TrackView({ track, label, className }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  const isVideo = track.kind === 'video';
  useEffect(() => {
    const target = isVideo && element.current ? track.attach(element.current) : track.attach();
    return () => {
      track.detach(target);
    };
  }, [track, isVideo]);
  if (!isVideo) return null;
  // biome-ignore lint/a11y/useMediaCaption: live speech has no captions
  return <video ref={element} aria-label={label} className={className} autoPlay playsInline />;
}
