"""A message for one browser: encrypted so that the push service cannot read it (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
#: The number of points on the curve: a private key is less.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: One record holds all we have to say.
RECORD = 4096
#: Seconds for which a signature is good; at most a day.
SIGNED_SECONDS = 12 * 3600


class BadKeys(ValueError):
    """What a browser gave as its keys is none."""


def encode64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Keys(msgspec.Struct, frozen=True):
    """The keys of one subscription."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def parse(cls, p256dh: str, auth: str) -> Keys:
        try:
            keys = cls(decode64(p256dh), decode64(auth))
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
        except ValueError as error:
            raise BadKeys(str(error)) from error
        if len(keys.auth) != 16:
            raise BadKeys("the secret of a subscription has 16 bytes")
        return keys


def encrypt(message: bytes, keys: Keys) -> bytes:
    """The body of a push: whoever holds the browser's private key reads it, and no two are alike."""
    return seal(message, keys, ec.generate_private_key(CURVE), os.urandom(16))


def seal(message: bytes, keys: Keys, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """With the encoding aes128gcm, by a key and a salt that are used once."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _hkdf(shared, keys.auth, b"WebPush: info\0" + keys.p256dh + point, 32)
    key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Vapid:
    """Says who we are to a push service. The key comes from the one that signs cookies: every process has the same,
    there is nothing more to keep, and who loses the one has lost the sessions that subscriptions hang on as well."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        number = int.from_bytes(_hkdf(secret, b"sagebrush", b"vapid", 48), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self.contact = contact
        self.public = encode64(_point(self._key.public_key()))

    def header(self, endpoint: str, moment: float) -> str:
        """The Authorization of a push to this endpoint."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(moment) + SIGNED_SECONDS}
        if self.contact:
            claims["sub"] = self.contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode64(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
