"""A thin layer over Blender's shader nodes, so that a material reads as an expression."""

import math

import bpy


class Nodes:
    """Nodes of a tree. Arguments may be values, sockets or nodes; most methods give back a socket."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def n(self, typ, **kw):
        """A node (not a socket) of type `typ`.

        Keywords are inputs: two underscores stand for a space, i0 for the first; a leading underscore sets a property.
        """
        nd = self.tree.nodes.new("ShaderNode" + typ)
        # Properties first: some of them change which inputs there are.
        for k, v in kw.items():
            if k.startswith("_"):
                setattr(nd, k[1:], v)
        for k, v in kw.items():
            if k.startswith("_"):
                continue
            key = k.replace("__", " ")
            i = nd.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else nd.inputs[key]
            self.set(i, v)
        return nd

    def set(self, i, v):
        """Connects or assigns v to the input i."""
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, i)
        elif isinstance(v, bpy.types.Node):
            self.tree.links.new(v.outputs[0], i)
        else:
            if hasattr(v, "__len__") and len(v) == 3 and (i.type == "RGBA"):
                v = (*v, 1)
            i.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        """One arithmetic node."""
        nd = self.tree.nodes.new("ShaderNodeMath")
        nd.operation = op
        nd.use_clamp = clamp
        self.set(nd.inputs[0], a)
        self.set(nd.inputs[1], b)
        return nd.outputs[0]

    def ramp(self, fac, stops, interp="LINEAR"):
        """A colour ramp over (position, grey or colour) stops."""
        nd = self.tree.nodes.new("ShaderNodeValToRGB")
        r = nd.color_ramp
        r.interpolation = interp
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for e, (p, c) in zip(r.elements, stops):
            e.position = p
            e.color = (*c, 1) if hasattr(c, "__len__") else (c, c, c, 1)
        self.set(nd.inputs[0], fac)
        return nd.outputs[0]

    def mixc(self, f, a, b, blend="MIX"):
        """Two colours mixed by f."""
        nd = self.tree.nodes.new("ShaderNodeMixRGB")
        nd.blend_type = blend
        self.set(nd.inputs[0], f)
        self.set(nd.inputs[1], a)
        self.set(nd.inputs[2], b)
        return nd.outputs[0]

    def mix(self, f, a, b):
        """Two surfaces mixed by f."""
        nd = self.tree.nodes.new("ShaderNodeMixShader")
        self.set(nd.inputs[0], f)
        self.set(nd.inputs[1], a)
        self.set(nd.inputs[2], b)
        return nd.outputs[0]

    def add(self, a, b):
        """The sum of two surfaces."""
        nd = self.tree.nodes.new("ShaderNodeAddShader")
        self.set(nd.inputs[0], a)
        self.set(nd.inputs[1], b)
        return nd.outputs[0]

    def coords(self, scale=1.0, rand=True, stretch=(1, 1, 1), rot=None):
        """Object coordinates, shifted at random for every object so that no two beads are alike."""
        tc = self.n("TexCoord")
        mp = self.tree.nodes.new("ShaderNodeMapping")
        self.tree.links.new(tc.outputs["Object"], mp.inputs[0])
        mp.inputs["Scale"].default_value = tuple((scale * k for k in stretch))
        if rot:
            mp.inputs["Rotation"].default_value = rot
        if rand:
            oi = self.n("ObjectInfo")
            vm = self.tree.nodes.new("ShaderNodeVectorMath")
            vm.operation = "SCALE"
            vm.inputs[0].default_value = (37.1, 91.7, 53.3)
            self.tree.links.new(oi.outputs["Random"], vm.inputs["Scale"])
            self.tree.links.new(vm.outputs[0], mp.inputs["Location"])
        return mp.outputs[0]

    def noise(self, v, scale=4, detail=4, rough=0.55, dist=0.0):
        """Fractal noise at v."""
        nd = self.n("TexNoise", Vector=v, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        return nd.outputs["Fac"]


class Shader(Nodes):
    """A material under construction."""

    def __init__(self, name):
        self.made = bpy.data.materials.new(name)
        self.made.use_nodes = True
        super().__init__(self.made.node_tree)
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def done(self, surf=None, vol=None):
        """Connects surface and volume, and gives the finished material."""
        if surf is not None:
            self.set(self.out.inputs["Surface"], surf)
        if vol is not None:
            self.set(self.out.inputs["Volume"], vol)
        return self.made


def absorb(rgb_at_unit):
    """(colour, density) of a volume that shows rgb_at_unit after one unit of path.

    T = exp(-density (1 - colour) path)."""
    optical = [-math.log(max(c, 0.0001)) for c in rgb_at_unit]
    density = max(optical)
    return [1 - x / density for x in optical], density
