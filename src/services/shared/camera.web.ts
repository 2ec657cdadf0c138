/** Reads barcodes with the camera where the browser can (BarcodeDetector); elsewhere there is the field that a hand scanner types into. */
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Can this browser read barcodes by itself? */
export const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

const formats = ['code_128', 'qr_code', 'ean_13', 'ean_8'] as const;
const betweenLooksMs = 150;

/** Looks through the camera while it is open, and hands on the first code that it reads. */
export function useCamera(
  open: boolean,
  onCode: (code: string) => void,
): { readonly video: RefObject<HTMLVideoElement | null>; readonly failed: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    const Class = detectorClass();
    if (!open || !Class) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (detector: Detector): Promise<void> => {
      const shown = video.current;
      if (over || !shown) return;
      const [found] = await detector.detect(shown).catch(() => []);
      if (over) return;
      if (found) told.current(found.rawValue);
      else timer = setTimeout(() => void look(detector), betweenLooksMs);
    };
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (over || !video.current) return;
        video.current.srcObject = stream;
        await video.current.play();
        await look(new Class({ formats }));
      } catch {
        if (!over) setFailed(true);
      } finally {
        if (over) stop();
      }
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    setFailed(false);
    void begin();
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [open]);
  return { video, failed };
}
